/** How many questions `faq-items.ts` holds, for what tells it without loading them; a test compares the two. */
export const faqCount = 33;
