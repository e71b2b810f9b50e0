// What happened, event by event, at this game's table.
import type { Reader as ReaderOf, Table as TableOf } from '@rasputitsa/kernel/referee-table';
import type { Position } from './position.ts';

export type Table = TableOf<Position>;
export type Reader = ReaderOf<Position>;
