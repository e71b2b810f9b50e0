/** What the referee remembers between two questions. */
export class Memory {
  /** 25.0.B: turn in which fortified units were turned back; then nobody tries any more. */
  turnedBack = 0;
}
