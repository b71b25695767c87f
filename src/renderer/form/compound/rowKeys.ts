/** The copy that rows show. */
export const rowKeys = {
  /** With {{row}} and {{number}}. */
  title: 'form.rowTitle',
  /** With {{row}}. */
  add: 'form.rowAdd',
  /** With {{row}} and {{number}}. */
  remove: 'form.rowRemove',
  up: 'form.rowUp',
  down: 'form.rowDown',
  /** With {{now}} and {{most}}. */
  count: 'form.rowCount',
  /** With {{row}} and {{number}}. */
  added: 'form.rowAdded',
  removed: 'form.rowRemoved',
  /** With {{row}}, {{number}} and {{now}}. */
  moved: 'form.rowMoved',
} as const
