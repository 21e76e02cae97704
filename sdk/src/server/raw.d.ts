declare module '*.raw.js?raw' {
  const text: string;
  export default text;
}
