import fields from '@/messages/en/fields.json';
import processForm from '@/messages/en/process-form.json';
import processSections from '@/messages/en/process-sections.json';
import requirementReview from '@/messages/en/requirement-review.json';
import validation from '@/messages/en/validation.json';

export const texts = { fields, processForm, processSections, requirementReview, validation };
