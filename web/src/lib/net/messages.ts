/** What goes over the socket, either way. */

import type { components } from './schema';
import type { State } from './types';

type Schemas = components['schemas'];

export type Outgoing = Schemas['Answer'] | Schemas['Retract'] | (Pick<Schemas['Say'], 'type' | 'move'> & Partial<Schemas['Say']>) | Schemas['Ping'] | Schemas['Resync'] | Schemas['Describe'];

export type Said = Omit<Schemas['SaidTold'], 'type'>;

export type Incoming =
  | Schemas['Welcome']
  | Schemas['TableChanged']
  | ({ type: 'state' } & State)
  | Schemas['Ack']
  | Schemas['RefusedMove']
  | Schemas['SaidTold']
  | Schemas['Pong']
  | Schemas['Described']
  | Schemas['Bye'];
