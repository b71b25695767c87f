/** What the platform stores as a picture (specification, section 5). */
export const pictureTypes = ['image/gif', 'image/png'] as const
