import type { OpenChange } from '../../api/changeApi.ts'

/** What people call a change: by its name, or by whose it is. */
export const titleOfChange = ({ name, owner }: Pick<OpenChange, 'name' | 'owner'>): string =>
  name === '' ? `${owner}'s change` : `“${name}” by ${owner}`
