/** What goes over the socket, either way. */

import type { components } from './schema';
import type { State, TableInfo } from './types';

type Schemas = components['schemas'];

export type Outgoing = Schemas['Answer'] | Schemas['Retract'] | (Pick<Schemas['Say'], 'type' | 'move'> & Partial<Schemas['Say']>) | Schemas['Ping'] | Schemas['Resync'] | Schemas['Describe'];

export type Said = Omit<Schemas['SaidTold'], 'type'>;

export type Incoming =
  | (Omit<Schemas['Welcome'], 'table'> & { table: TableInfo })
  | (Omit<Schemas['TableChanged'], 'table'> & { table: TableInfo })
  | ({ type: 'state' } & State)
  | Schemas['Ack']
  | Schemas['RefusedMove']
  | Schemas['SaidTold']
  | Schemas['Pong']
  | Schemas['Described']
  | Schemas['Bye'];
