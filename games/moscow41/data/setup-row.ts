// Set-up lists as the data files give them.

/** Counters and the hexes or city they may stand in; `loss` is the CEL the formation starts below full (SETUP.2). */
export interface SetupEntry {
  readonly command: string;
  readonly at: readonly string[];
  readonly units: readonly string[];
  readonly loss?: number;
}

export interface Setup {
  readonly german: readonly SetupEntry[];
  readonly soviet: readonly SetupEntry[];
  readonly restored: readonly SetupEntry[];
  /** German HQ reserves (TY.res.G, RS.res.G). */
  readonly reserves: readonly string[];
  /** Dated Soviet arrivals (TY.rein.S). */
  readonly arrivals: readonly { readonly turn: number; readonly unit: string; readonly at: string }[];
  /** Soviet HQ reserves that appear in Moscow (TY.res.S). */
  readonly moscowReserves: readonly string[];
}
