import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take long, which otherwise come last, as small files do: one processor would wait for the other. */
const long = ['tests/contract/constants/']

/** Runs what takes long first of its project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    const isLong = ({ moduleId }: TestSpecification) => long.some((path) => moduleId.includes(path))
    return [...projects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))])
  }
}
