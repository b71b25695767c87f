const files = import.meta.glob<string>('../../../../mocks/pictures/{avatars,banks,banners,games}/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

/** The same data, with the demonstration platform's picture addresses led to where the workshop serves them. */
export function withPictures<Data>(data: Data): Data {
  return lead(data) as Data
}

function lead(value: unknown): unknown {
  if (typeof value === 'string') return files[value.replace(/^demo\//, '../../../../mocks/pictures/')] ?? value
  if (Array.isArray(value)) return value.map(lead)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, lead(item)]))
}
