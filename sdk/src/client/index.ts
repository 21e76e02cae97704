export * from './submitForm.ts';
export * from './loadPublicForm.ts';
export * from './idempotencyKey.ts';
export * from './leavePage.ts';
