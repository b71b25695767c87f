import { getResponse, type HttpHandler } from 'msw'

/** Answers a request from the handlers alone, without any interception; what nobody handles is a 404. */
export async function answerRequest(handlers: HttpHandler[], request: Request): Promise<Response> {
  const response = await getResponse(handlers, request)
  return response ?? Response.json({ code: 404, message: 'There is no such call.', data: null }, { status: 404 })
}
