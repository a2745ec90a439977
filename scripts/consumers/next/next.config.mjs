/** No telemetry and no development tools: the app is built once, to see that it builds. */
export default { devIndicators: false, poweredByHeader: false };
