export {
  buildMap,
  type Built,
  type BuildOptions,
  checkMap,
  compile,
  compileGame,
  MAP_FILE,
  OUTLINES_FILE,
  readMap,
  readOutlines,
} from './compile.ts';
export { Geo, hasGeo, sharedDir } from './geo.ts';
export { cellCentre, hexAt, type Lattice, latticeOf, type Point } from './lattice.ts';
export { formatFinding, lintGame, lintRules, type LintSpec } from './lint.ts';
export type { OutlineArea, OutlineLayer, OutlineLine, OutlinePoint, Outlines } from './draw/outlines.ts';
export { MapFileError, type MapSpec, readFolder } from './spec.ts';
