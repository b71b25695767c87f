/** Where rjsf would show what the inputs of the ui kit already show, or what the caller shows itself. */
export function Nothing() {
  return null
}
