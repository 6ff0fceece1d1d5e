/** Files in one request (docs/specification.md, Candidate). */
export const maxFilesPerUpload = 100;

/** What a file input offers for CVs. */
export const cvFileTypes =
  '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';
