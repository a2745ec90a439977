/** No telemetry and no development tools: the app is built only once, as a test. */
export default { devIndicators: false, poweredByHeader: false };
