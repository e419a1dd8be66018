declare module '@tesseract.js-data/*' {
  /** A language's trained data, on disk beside the package. */
  const data: { code: string; langPath: string; gzip: boolean }
  export default data
}
