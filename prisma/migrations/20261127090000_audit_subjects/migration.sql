-- The account and the API token that an event is about.
CREATE INDEX "audit_event_user_at_idx" ON "audit_event" (("details" ->> 'userId'), "at")
WHERE ("details" ->> 'userId') IS NOT NULL;
CREATE INDEX "audit_event_api_token_at_idx" ON "audit_event" (("details" ->> 'apiTokenId'), "at")
WHERE ("details" ->> 'apiTokenId') IS NOT NULL;
