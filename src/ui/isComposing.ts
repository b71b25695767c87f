/**
 * Whether a key belongs to a letter that is being composed, as Enter does that takes it over. Safari has ended the
 * composition by then and only says so by the key's code.
 */
export const isComposing = ({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === 229
