/** Files in one request (docs/specification.md, Candidate). */
export const maxFilesPerUpload = 100;

/** What the file chooser offers. The server decides by a file's content; the browser unpacks archives and mails. */
export const addedFileTypes = '.pdf,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png,.zip,.eml';
