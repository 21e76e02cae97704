declare module '~icons/*' {
  const icon: import('./createIcon.ts').Icon;
  export default icon;
}
