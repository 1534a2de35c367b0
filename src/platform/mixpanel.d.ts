// The core of the library alone: the package's own types say nothing of its default export.
declare module 'mixpanel-browser/src/loaders/loader-module-core' {
  const mixpanel: import('mixpanel-browser').Mixpanel
  export default mixpanel
}
