import type { WordsCode } from './languages.ts';

type ChatWords = {
  readonly title: string;
  readonly greeting: string;
  readonly message: string;
  readonly send: string;
  readonly answer: string;
};

/** Texts of the live chat page by language. */
export const chatWords: Readonly<Record<WordsCode, ChatWords>> = {
  EN: {
    title: 'Practice chat',
    greeting: 'Hello. How can we help you?',
    message: 'Your message',
    send: 'Send',
    answer: 'Thank you for your message. This is a practice chat: nobody reads it, and nothing is kept.',
  },
  CN: {
    title: '练习聊天',
    greeting: '您好，请问有什么可以帮您？',
    message: '您的留言',
    send: '发送',
    answer: '感谢您的留言。这里是练习聊天：没有人会看到，也不会保存任何内容。',
  },
  VI: {
    title: 'Trò chuyện thử',
    greeting: 'Xin chào. Chúng tôi có thể giúp gì cho bạn?',
    message: 'Tin nhắn của bạn',
    send: 'Gửi',
    answer: 'Cảm ơn tin nhắn của bạn. Đây là trò chuyện thử: không ai đọc và không có gì được lưu lại.',
  },
  ES: {
    title: 'Chat de práctica',
    greeting: 'Hola. ¿En qué podemos ayudarte?',
    message: 'Tu mensaje',
    send: 'Enviar',
    answer: 'Gracias por tu mensaje. Este es un chat de práctica: nadie lo lee y no se guarda nada.',
  },
  'PT-BR': {
    title: 'Chat de teste',
    greeting: 'Olá. Como podemos ajudar?',
    message: 'Sua mensagem',
    send: 'Enviar',
    answer: 'Obrigado pela mensagem. Este é um chat de teste: ninguém lê e nada fica guardado.',
  },
  AR: {
    title: 'محادثة تجريبية',
    greeting: 'مرحبًا. كيف يمكننا مساعدتك؟',
    message: 'رسالتك',
    send: 'إرسال',
    answer: 'شكرًا لرسالتك. هذه محادثة تجريبية: لا يقرؤها أحد ولا يُحفظ منها شيء.',
  },
  UR: {
    title: 'آزمائشی چیٹ',
    greeting: 'السلام علیکم! ہم آپ کی کیا مدد کر سکتے ہیں؟',
    message: 'آپ کا پیغام',
    send: 'بھیجیں',
    answer: 'آپ کے پیغام کا شکریہ۔ یہ آزمائشی چیٹ ہے: اسے کوئی نہیں پڑھتا اور کچھ محفوظ نہیں ہوتا۔',
  },
};
