export * from './grid.ts';
export * from './labels.ts';
export * from './map.ts';
export * from './map-text.ts';
export * from './places.ts';
