import { runService } from './run/runService.ts'

await runService()
