// A part of the start that is evaluated by itself, before the rest of it and with the thread given back (src/first/first.ts).
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
