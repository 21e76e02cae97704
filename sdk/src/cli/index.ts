export { CLIENT_COMMANDS } from './clientCommands.ts';
export * from './cliContext.ts';
export { describeImpact } from './describeImpact.ts';
export type { Command, CommandOption, CommandValues } from './command.ts';
export { askInSecret, readInput } from './readSecret.ts';
export { runCommands } from './runCommands.ts';
