/** A message, to be sent under an id. */
export interface WebhookMessage {
  event: string;
  id: string;
  body: string;
  headers: Record<string, string>;
}
