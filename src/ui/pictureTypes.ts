/** Picture types that the platform stores (specification, section 5). */
export const pictureTypes = ['image/gif', 'image/png'] as const
