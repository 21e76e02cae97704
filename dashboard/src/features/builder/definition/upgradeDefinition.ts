/** Apart from what loads it, so that zod and the schemas stay in a chunk of their own (decision 141). */
export { upgradeFormDefinition } from '@inlay/sdk/model';
