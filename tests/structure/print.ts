import { measureStructure } from './measureStructure.ts'

/** `npm run structure`: counts how finely the product is cut, and lists its longest files. */
const { counts, long } = measureStructure()
for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(7)}  ${what}`)
console.log(`\nMore than 400 lines of code: ${long.length === 0 ? 'none' : ''}`)
for (const { file, lines } of long) console.log(`${String(lines).padStart(7)}  ${file}`)
