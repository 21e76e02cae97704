import './allChunks.ts';
import { addAsks } from './chunks/asks.ts';
import { addQuestions } from './chunks/questions.ts';

// For the server, which shows any form as visitors meet it.
addQuestions();
addAsks();
