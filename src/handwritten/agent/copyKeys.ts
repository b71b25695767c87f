/** The copy the tree speaks; every language of `schemas/copy` must have it. */
export const copyKeys = {
  label: 'agent.tree',
  loading: 'list.loading',
  empty: 'agent.empty',
  emptyHint: 'agent.emptyHint',
  failed: 'error.title',
  rowFailed: 'agent.rowFailed',
  search: 'agent.search',
  /** With {{count}}. */
  searched: 'agent.searched',
  notFound: 'agent.notFound',
  findInTeam: 'agent.findInTeam',
  notInTeam: 'agent.notInTeam',
  path: 'agent.path',
  top: 'agent.teamTitle',
} as const
