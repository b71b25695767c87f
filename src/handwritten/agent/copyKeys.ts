/** The copy the tree speaks; every language of `schemas/copy` must have it. */
export const copyKeys = {
  label: 'agent.tree',
  loading: 'list.loading',
  empty: 'agent.empty',
  emptyHint: 'agent.emptyHint',
  failed: 'error.title',
  rowFailed: 'agent.rowFailed',
} as const
