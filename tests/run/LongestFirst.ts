import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Small files that take long: by size they would come last, and one processor would wait for the other. Those that start
 * builds come first: they need none of the screens that `playOnce.ts` plays meanwhile.
 */
const long = ['tests/contract/constants/', 'tests/additions/', 'tests/mutations/']

/** Runs the longest files of a project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.includes(path))
    return [...projects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}
