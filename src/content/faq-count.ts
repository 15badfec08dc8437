/** Number of questions in `faq-items.ts`, for code that must not load them; a test compares the two. */
export const faqCount = 33;
