/** Apart from what loads it, so that zod and the schemas stay in a chunk of their own (decision 228). */
export { upgradeFormDefinition } from '@inlay/sdk/model';
