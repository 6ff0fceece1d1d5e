/** Files in one request (docs/specification.md, Candidate). */
export const maxFilesPerUpload = 100;

/** What a file input offers for a CV; the server judges by content. Archives and mails are opened in the browser. */
export const addedFileTypes = '.pdf,.docx,.odt,.rtf,.txt,.jpg,.jpeg,.png,.zip,.eml';
