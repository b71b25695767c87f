import type { OpenChange } from '../../api/changeApi.ts'

/** Title of a change for people: its name, or whose it is. */
export const titleOfChange = ({ name, owner }: Pick<OpenChange, 'name' | 'owner'>): string =>
  name === '' ? `${owner}'s change` : `“${name}” by ${owner}`
