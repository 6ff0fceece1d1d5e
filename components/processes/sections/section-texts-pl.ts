import fields from '@/messages/pl/fields.json';
import processForm from '@/messages/pl/process-form.json';
import processSections from '@/messages/pl/process-sections.json';
import requirementReview from '@/messages/pl/requirement-review.json';
import validation from '@/messages/pl/validation.json';

export const texts = { fields, processForm, processSections, requirementReview, validation };
