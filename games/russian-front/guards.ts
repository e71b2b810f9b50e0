// Guard units (13.3.1): bought or substituted. Not written yet.
export {};
