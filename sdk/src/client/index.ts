export * from './postSubmission.ts';
export * from './loadPublicForm.ts';
export { createIdempotencyKey } from './idempotencyKey.ts';
export * from './leavePage.ts';
export * from './captcha/startCaptcha.ts';
export * from './captcha/mountCaptchaWidget.ts';
