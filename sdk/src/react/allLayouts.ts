import './allChunks.ts';
import { addAsks } from './chunks/asks.ts';
import { addLockable } from './chunks/locked.ts';
import { addQuestions } from './chunks/questions.ts';
import { addScore } from './chunks/score.ts';
import { addUnfinished } from './chunks/unfinished.ts';
import { addExtras } from './extraChunks.ts';

// For the server, which shows any form as visitors meet it.
addQuestions();
addAsks();
addExtras();
addLockable();
addScore();
addUnfinished();
