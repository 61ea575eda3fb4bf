"""Matches as text: records to check and replay, score sheets, diagrams and reports to read."""

from kingclub.notation.diagram import deal_diagram, hand_line
from kingclub.notation.field import BadRecord
from kingclub.notation.reader import parse_record
from kingclub.notation.record import FORMAT, CallRecord, DealRecord, FairRecord, Record, SeatRecord
from kingclub.notation.recording import Recording, deal_record, moves_of, record_of
from kingclub.notation.report import report
from kingclub.notation.sheet import Sheet, SheetLine, SumLine, sheet_of
from kingclub.notation.table import SheetWords, sheet_table, signed
from kingclub.notation.verdict import Fault, Place, Verdict, check_record
from kingclub.notation.writer import dump_record

__all__ = [
    "FORMAT",
    "BadRecord",
    "CallRecord",
    "DealRecord",
    "FairRecord",
    "Fault",
    "Place",
    "Record",
    "Recording",
    "SeatRecord",
    "Sheet",
    "SheetLine",
    "SheetWords",
    "SumLine",
    "Verdict",
    "check_record",
    "deal_diagram",
    "deal_record",
    "dump_record",
    "hand_line",
    "moves_of",
    "parse_record",
    "record_of",
    "report",
    "sheet_of",
    "sheet_table",
    "signed",
]
