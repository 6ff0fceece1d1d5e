-- The list's filter ignores case.
CREATE INDEX "process_external_process_id_lower_idx" ON "process"(lower("external_process_id"));
