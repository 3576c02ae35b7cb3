/** What goes over the socket, either way. */

import type { Plan } from './days';
import type { components } from './schema';
import type { Option, State } from './types';

type Schemas = components['schemas'];

export type Outgoing = Schemas['Answer'] | Schemas['Retract'] | (Pick<Schemas['Say'], 'type' | 'move'> & Partial<Schemas['Say']>) | Schemas['Attend'] | Schemas['Ping'] | Schemas['Resync'] | Schemas['Describe'];

/** An answer that a bot has given for somebody who was away, or whose time was up. */
export type StandIn = Omit<Schemas['StandInTold'], 'action'> & { action: Option };

export type Said = Omit<Schemas['SaidTold'], 'type'>;

export type Incoming =
  | Schemas['Welcome']
  | Schemas['TableChanged']
  | ({ type: 'state' } & State)
  | (Pick<Schemas['PlayedForYou'], 'type'> & { answers: StandIn[] })
  | { type: 'plan'; plan: Plan }
  | Schemas['Ack']
  | Schemas['RefusedMove']
  | Schemas['SaidTold']
  | Schemas['Pong']
  | Schemas['Described']
  | Schemas['Bye'];
