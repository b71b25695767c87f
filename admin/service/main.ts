import { runService } from './runService.ts'

await runService()
