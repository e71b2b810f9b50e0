export * from './failure.ts';
export * from './library.ts';
export * from './local-host.ts';
export * from './protocol.ts';
export * from './rpc.ts';
export * from './storage.ts';
